// Findings of a form: the page's until the desk replies, then the desk's.
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, useFindings } from './use-form';

const problem = (field: string, message: string) => ({ field, message });

it('shows what the page found until the desk answers the same turn', () => {
  const { result, rerender } = renderHook(useFindings, { initialProps: found(0, []) });
  act(() => void result.current.submitted([problem('email', 'Missing')]));
  expect(result.current).toMatchObject({ turn: 1, errors: { email: 'Missing' } });

  act(() => void result.current.submitted([]));
  rerender(found(2, [problem('phone', 'Not a number')]));
  expect(result.current).toMatchObject({ turn: 2, errors: { phone: 'Not a number' } });
  expect(result.current.summary).toHaveLength(1);
});

it('takes a second look at a field for this turn only, and leaves the summary as it was', () => {
  const { result } = renderHook(useFindings, { initialProps: found(0, []) });
  act(() => void result.current.submitted([problem('email', 'Missing')]));
  act(() => result.current.looked('email', undefined));
  expect(result.current.errors.email).toBeUndefined();
  expect(result.current.summary).toHaveLength(1);

  act(() => void result.current.submitted([problem('email', 'Missing')]));
  expect(result.current.errors.email).toBe('Missing');
});
