// `/affiliate-program/kit/tred-strip-728x90.png`, the other banners, and the archive of the kit.
import { kitFiles } from '~/features/affiliate/kit';
import { filePaths, sendFile } from '~/files/file-route';

export const getStaticPaths = () => filePaths(kitFiles());
export const GET = sendFile;
