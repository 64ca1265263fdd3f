export function drawArt(folder: URL): Promise<void>;
