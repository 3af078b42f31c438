// `/developers/uganda-data/{name}.csv`, `.json`, their description and the archive of all, made at build.
import { filePaths, sendFile } from '~/files/file-route';
import { files } from '~/subjects/developers/view';

export const getStaticPaths = () => filePaths(files);
export const GET = sendFile;
