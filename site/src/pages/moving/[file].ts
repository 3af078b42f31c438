// `/moving/learners.xlsx`, `.csv` and the other templates, made at build.
import { filePaths, sendFile } from '~/files/file-route';
import { files } from '~/subjects/moving/template-files';

export const getStaticPaths = () => filePaths(files);
export const GET = sendFile;
