// Has the page in the preview's frame load itself again. One that is loading may not hear it, so it is told once more
// when it has loaded; and it is always told, since a page with an error never says that it has.
import { useCallback, useEffect, useRef } from 'react';

/** `shown` is what the frame shows: with another it is another frame. */
export function useReloads(origin: string, shown: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useRef({ loading: true, again: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame begins to load
  useEffect(() => {
    state.current = { loading: true, again: false };
  }, [shown]);
  const loadAgain = useCallback(() => {
    state.current = { loading: true, again: state.current.loading };
    frame.current?.contentWindow?.postMessage('load again', origin);
  }, [origin]);
  const onLoad = () => {
    const { again } = state.current;
    state.current = { loading: false, again: false };
    if (again) loadAgain();
  };
  return { frame, onLoad, loadAgain };
}
