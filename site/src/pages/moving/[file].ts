// `/moving/learners.xlsx`, `.csv` and the other templates, made at build.

import { templateFiles } from '~/features/list-checker/templates';
import { filePaths, sendFile } from '~/files/file-route';

export const getStaticPaths = async () => filePaths((await templateFiles()).files);
export const GET = sendFile;
