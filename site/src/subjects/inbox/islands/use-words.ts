// What the inbox says, for whichever of its parts is at work.
import { createContext, use } from 'react';
import type { InboxWords } from '../inbox-words';

export const WordsContext = createContext<InboxWords | undefined>(undefined);

export function useWords(): InboxWords {
  const words = use(WordsContext);
  if (!words) throw new Error('The inbox has no words.');
  return words;
}
