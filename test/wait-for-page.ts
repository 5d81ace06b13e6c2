import { configure } from '@testing-library/react'

// How long `findBy…` and `waitFor` wait on a busy machine; what is there at once is found at once.
configure({ asyncUtilTimeout: 60_000 })
