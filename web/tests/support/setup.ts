/** Modules look into storage as soon as they are read, so there must be a page before the first of them. */

import { beforeEach } from 'vitest';
import { openPage } from './page';

openPage();
beforeEach(openPage);
