// `/trust/procurement-pack.zip`, made at build.
import { filePaths, sendFile } from '~/files/file-route';
import { loadDocuments } from '~/subjects/documents/load';
import { packFile, procurementPack } from '~/subjects/documents/procurement-pack';

export const getStaticPaths = async () =>
  filePaths({ [packFile]: (await procurementPack(await loadDocuments())).archive });
export const GET = sendFile;
