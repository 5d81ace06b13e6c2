import * as z from 'zod'

/** The reply of a call that has nothing to say. Apart from the endpoints, of which the page carries the types alone. */
export const nothing = z.undefined()
