// `/developers/languages/phrases.csv` and `.json`: the messages that can be translated.
import { filePaths, sendFile } from '~/files/file-route';
import { phraseFiles } from '~/subjects/developers/view';

export const getStaticPaths = () => filePaths(phraseFiles);
export const GET = sendFile;
