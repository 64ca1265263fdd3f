import Avatar from '@mui/material/Avatar';
import { UserRound } from 'lucide-react';

export interface MemberAvatarProps {
  photoUrl: string | null;
  /** Width and height in px. */
  size: number;
}

/** The member's photo, or an icon (M-040). Decoration: the name stands beside it or in the button's label. */
export function MemberAvatar({ photoUrl, size }: MemberAvatarProps) {
  return (
    <Avatar
      alt=""
      {...(photoUrl && { src: photoUrl })}
      sx={{ width: size, height: size, bgcolor: 'day1.tint', color: 'day1.ink' }}
    >
      <UserRound size={size / 2} strokeWidth={1.75} aria-hidden />
    </Avatar>
  );
}
