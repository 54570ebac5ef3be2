/** Modules read the storage when they are imported, so there must be a page before the first import. */

import { beforeEach } from 'vitest';
import { openPage } from './page';

openPage();
beforeEach(openPage);
