export { COPY_AMOUNTS } from '@summit/content';
