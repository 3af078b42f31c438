// Fetches the screens about people when one is first opened: most days nobody needs them.
import { type ComponentProps, useEffect, useState } from 'react';

type Screens = typeof import('./StaffArea');
type StaffLaterProps = ComponentProps<Screens['StaffArea']>;

let fetched: Screens | undefined;

export function StaffLater(props: StaffLaterProps) {
  const [screens, setScreens] = useState(fetched);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (fetched) return;
    import('./StaffArea').then(
      (module) => {
        fetched = module;
        setScreens(module);
      },
      () => setMissing(true),
    );
  }, []);
  if (screens) return <screens.StaffArea {...props} />;
  // After an update of the site the old file may be gone.
  return missing ? <p role="alert">{props.words.partMissing}</p> : <p role="status">{props.words.loading}</p>;
}
