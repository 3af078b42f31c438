// `/developers/uganda-data/{name}.csv`, `.json`, their description and the archive of all, made at build.
import { filePaths, sendFile } from '~/files/file-route';
import { files } from '~/subjects/developers/uganda-data';

export const getStaticPaths = () => filePaths(files);
export const GET = sendFile;
