import { accounts } from './accounts.ts'
import { billing } from './billing.ts'
import { clients } from './clients.ts'
import { drafting } from './drafting.ts'
import { operations } from './operations.ts'
import { records } from './records.ts'
import { revising } from './revising.ts'

/** Every call of the product. A new feature adds its line here. */
export const api = { ...operations, ...accounts, ...billing, ...clients, ...drafting, ...records, ...revising }
