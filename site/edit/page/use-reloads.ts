// Has the page in the preview's frame load itself again. A page that is just being loaded, maybe with an older text, does
// not hear it: until one says that it has, each that has loaded is told once more.
import { useCallback, useEffect, useRef } from 'react';
import { LOAD_AGAIN, LOADS_AGAIN } from '../../build/beside-editor-words.ts';

export function useReloads(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isUnheard = useRef(false);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin === origin && event.data === LOADS_AGAIN) isUnheard.current = false;
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  const loadAgain = useCallback(() => {
    isUnheard.current = true;
    frame.current?.contentWindow?.postMessage(LOAD_AGAIN, origin);
  }, [origin]);
  const onLoad = () => {
    if (isUnheard.current) loadAgain();
  };
  return { frame, onLoad, loadAgain };
}
