import type { DownloadedFile, Endpoint, MultipartBody } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** The photo of a person, which stands in the place of the drawn portrait. */
export interface Face {
  /** As the page names the person; each of two who are joined by " and " has a photo of their own. */
  name: string;
  /** What the photo shows, for those who do not see it. */
  alt: string;
  /** Names the files; another one with each upload, so that a name is always the same pixels. */
  picture: string;
}

/** Widths in px of the files of a face; the heights follow from the shape of a portrait. */
export const FACE_WIDTHS = [160, 400, 800] as const;
export const FACE_FORMATS = ['avif', 'webp'] as const;
/** Width by height. */
export const FACE_SHAPE = { width: 4, height: 5 } as const;
/** Smallest part of a photo that is cut out, in px. */
export const FACE_MIN_CROP = { width: 320, height: 400 } as const;
export const FACE_MAX_BYTES = 8 * 1024 * 1024;
/** 50 million pixels: what the better cameras take. */
export const FACE_MAX_PIXELS = 50_000_000;
export const FACE_ALT_MAX = 200;
export const FACE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/**
 * Fields of the upload; `crop` is `left,top,width,height` in px of the photo as it is shown. `seen`: the picture that the form was opened
 * with, empty for none; where it is no longer so, the answer is `edit_conflict`.
 */
export const FACE_FIELDS = { name: 'name', alt: 'alt', crop: 'crop', seen: 'seen', photo: 'photo' } as const;

export type FaceFormat = (typeof FACE_FORMATS)[number];

const faceFile = (picture: string, width: number, format: FaceFormat): string =>
  `/api/faces/${picture}-${width}.${format}`;
const sourcesOf = (picture: string, format: FaceFormat): string =>
  FACE_WIDTHS.map((width) => `${faceFile(picture, width, format)} ${width}w`).join(', ');

/** What a `picture` element needs to show a face. */
export interface FaceSources {
  src: string;
  avif: string;
  webp: string;
  alt: string;
}

export const faceSources = ({ picture, alt }: Pick<Face, 'picture' | 'alt'>): FaceSources => ({
  src: faceFile(picture, FACE_WIDTHS[1], 'webp'),
  avif: sourcesOf(picture, 'avif'),
  webp: sourcesOf(picture, 'webp'),
  alt,
});

export const faceOf = (faces: readonly Face[] | undefined, name: string): Face | undefined =>
  faces?.find((face) => face.name === name);

/** Where a person is shown; nowhere once a text no longer names them. */
export const FACE_PLACES = ['speaker', 'host', 'quoted'] as const;
export type FacePlace = (typeof FACE_PLACES)[number];

export interface FacePerson {
  name: string;
  places: FacePlace[];
  /** Null: the portrait is drawn. */
  face: Face | null;
}

export interface AdminFacesResponse {
  success: true;
  /** By name. */
  people: FacePerson[];
}

export interface SetFaceResponse extends MessageAnswer {
  face: Face;
}

export interface FacePictureParams {
  picture: string;
}

export interface FaceFileParams {
  /** `<picture>-<width>.<format>`. */
  file_name: string;
}

/** Everybody whom the landing page or a session names, with their photos. */
export const adminFacesEndpoint: Endpoint<{ response: AdminFacesResponse }> = {
  method: 'GET',
  path: '/api/admin/faces',
  access: 'admin',
  staffRole: 'support',
  source: 'A-185',
};

/** Sets a photo, in the place of the one before. Cut, made small and encoded anew by the server. `edit_conflict`. */
export const adminSetFaceEndpoint: Endpoint<{ body: MultipartBody; response: SetFaceResponse }> = {
  method: 'POST',
  path: '/api/admin/faces',
  access: 'admin',
  staffRole: 'support',
  source: 'A-185',
  bodyFormat: 'multipart',
};

/** Takes a photo away: the portrait is drawn again. `not_found` where another one has taken its place. */
export const adminRemoveFaceEndpoint: Endpoint<{ params: FacePictureParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/faces/:picture',
  access: 'admin',
  staffRole: 'support',
  source: 'A-185',
};

export const faceFileEndpoint: Endpoint<{ params: FaceFileParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/faces/:file_name',
  access: 'public',
  source: 'F-053',
  alsoFrom: ['member', 'admin'],
  answerFormat: 'file',
};
