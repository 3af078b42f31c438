// `/affiliate-program/kit/tred-strip-728x90.png`, the other banners, and the archive of all banners, made at build.

import { theKit } from '~/features/affiliate/kit';
import { filePaths, sendFile } from '~/files/file-route';

export const getStaticPaths = async () => filePaths((await theKit()).files);
export const GET = sendFile;
