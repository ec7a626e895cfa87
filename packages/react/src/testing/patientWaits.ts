import { configure } from '@testing-library/react'

// Views load code as they need it, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 50_000 })
