// `/downloads/tred-logo-package.zip` and the other packages of the media kit.
import { mediaFiles } from '~/features/press/media-kit-files';
import { filePaths, sendFile } from '~/files/file-route';

export const getStaticPaths = async () => filePaths(await mediaFiles());
export const GET = sendFile;
