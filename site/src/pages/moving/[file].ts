// `/moving/learners.xlsx`, `.csv` and the other templates, made at build.
import { filePaths, sendFile } from '~/files/file-route';
import { templateFiles } from '~/subjects/moving/templates';

export const getStaticPaths = async () => filePaths((await templateFiles).files);
export const GET = sendFile;
