// `/trust/procurement-pack.zip`, made at build.
import { loadPack, packFile } from '~/features/documents/procurement-pack';
import { filePaths, sendFile } from '~/files/file-route';

export const getStaticPaths = async () => filePaths({ [packFile]: (await loadPack()).archive });
export const GET = sendFile;
