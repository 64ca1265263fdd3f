import type { DownloadedFile, Endpoint, MultipartBody } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';
import type { SocialLinks, VipUser } from './vip-user.js';

export interface VipProfileRequest {
  name: string;
  /** Up to 2,000 characters; the counter turns red over 500 (C-093). */
  bio: string;
  social_links: SocialLinks;
}

export interface VipProfileResponse extends MessageAnswer {
  user: VipUser;
}

/** Name of the one file field of the upload. */
export const PROFILE_PHOTO_FIELD = 'photo';
export const PROFILE_PHOTO_MAX_BYTES = 2 * 1024 * 1024;
export const PROFILE_PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export interface VipProfilePhotoResponse extends MessageAnswer {
  profile_photo_url: string;
}

export interface ProfilePhotoParams {
  /** Unguessable; a new upload gets a new one. */
  photo_id: string;
}

export interface VipGiftClickRequest {
  gift_url: string;
  speaker_name: string;
}

export const vipProfileEndpoint: Endpoint<{ body: VipProfileRequest; response: VipProfileResponse }> = {
  method: 'PUT',
  path: '/api/vip/profile',
  access: 'vip',
};

/** C-092: cropped to a square and encoded anew by the server. */
export const vipProfilePhotoEndpoint: Endpoint<{ body: MultipartBody; response: VipProfilePhotoResponse }> = {
  method: 'POST',
  path: '/api/vip/profile/photo',
  access: 'vip',
  source: 'C-092',
  bodyFormat: 'multipart',
};

/** Takes the photo away; also answered where there is none. */
export const vipRemovePhotoEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/vip/profile/photo',
  access: 'vip',
  source: 'C-092',
};

/** Where `profile_photo_url` points: an image element cannot send a bearer. */
export const profilePhotoEndpoint: Endpoint<{ params: ProfilePhotoParams; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/vip/photos/:photo_id',
  access: 'public',
  source: 'C-092',
  answerFormat: 'file',
};

export const vipGiftClickEndpoint: Endpoint<{ body: VipGiftClickRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/vip/track-gift-click',
  access: 'vip',
};
