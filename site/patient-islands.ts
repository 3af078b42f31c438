// Before each file of tests of islands: what is waited for comes late on a busy machine, and has not failed for it.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });
