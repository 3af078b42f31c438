// Offers to send what could not be sent, once there is a network again. It goes under the same key, so it arrives once.
import { useEffect, useState } from 'react';
import { Action } from '~/ui/Action/Action';

export function BackOnline({ words }: { words: { backOnline: string; sendNow: string } }) {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const notice = () => setBack(true);
    addEventListener('online', notice);
    return () => removeEventListener('online', notice);
  }, []);
  return (
    <div role="status">
      {back && (
        <>
          <p>{words.backOnline}</p>
          <Action look="secondary" type="submit">
            {words.sendNow}
          </Action>
        </>
      )}
    </div>
  );
}
