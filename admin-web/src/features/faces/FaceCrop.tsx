import { FACE_SHAPE } from '@summit/contracts';
import { useEffect, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cropField } from './crop-of';
import { FACES_TEXTS as TEXTS } from './messages';

const ASPECT = FACE_SHAPE.width / FACE_SHAPE.height;

export interface FaceCropProps {
  /** Address of the photo. */
  src: string;
  /** The part as the upload takes it; null where it is too small. */
  onCrop: (crop: string | null) => void;
  /** The browser can't show the file. */
  onUnreadable: () => void;
}

/** The photo with a part of the portrait's shape on it: as large as fits, in the middle, until somebody moves it. */
export function FaceCrop({ src, onCrop, onUnreadable }: FaceCropProps) {
  const [photo, setPhoto] = useState<{ width: number; height: number } | null>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  useEffect(() => {
    if (photo && crop) onCrop(cropField(crop, photo));
  }, [photo, crop, onCrop]);
  const begin = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    setPhoto({ width, height });
    const whole =
      width / height > ASPECT ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const);
    setCrop(centerCrop(makeAspectCrop(whole, ASPECT, width, height), width, height));
  };
  return (
    <ReactCrop
      crop={crop}
      aspect={ASPECT}
      keepSelection
      ruleOfThirds
      ariaLabels={{
        cropArea: TEXTS.crop,
        nwDragHandle: 'Upper left corner',
        nDragHandle: 'Upper edge',
        neDragHandle: 'Upper right corner',
        eDragHandle: 'Right edge',
        seDragHandle: 'Lower right corner',
        sDragHandle: 'Lower edge',
        swDragHandle: 'Lower left corner',
        wDragHandle: 'Left edge',
      }}
      onChange={(_px, percent) => setCrop(percent)}
    >
      <img
        src={src}
        alt=""
        style={{ display: 'block', maxHeight: 'min(420px, 50vh)', maxWidth: '100%' }}
        onLoad={({ currentTarget }) => begin(currentTarget)}
        onError={onUnreadable}
      />
    </ReactCrop>
  );
}
