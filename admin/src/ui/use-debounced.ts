// A value that follows after a pause: typing is waited for.
import { useEffect, useState } from 'react';

const TYPING_MS = 200;

export function useDebounced<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}
