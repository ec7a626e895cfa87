import { executionCases } from './executionCases.js'
import { marketCases } from './marketCases.js'
import { type ByRoute, type Cases, type Facts, page } from './ParameterCase.js'

/** The cases of a route: those of its own come before those that all routes share. */
export function casesOf(route: string, facts: Facts): Cases {
  return { ...shared(facts), ...byRoute(facts)[route] }
}

function shared(facts: Facts): Cases {
  return {
    limit: { on: 'limit=1', off: 'limit=2', holds: 'first' },
    next: () => page('next', facts),
    cursor: () => page('cursor', facts),
    continuation: () => page('continuation', facts),
    after: { on: `after=${facts.noon}`, base: 'limit=50&event_type=listing', holds: 'some' },
    before: { on: `before=${facts.noon}`, base: 'limit=50&event_type=listing', holds: 'some' },
    event_type: { on: 'event_type=listing', base: 'limit=100', holds: 'some' },
  }
}

function byRoute(facts: Facts): ByRoute {
  return { ...marketCases(facts), ...executionCases(facts) }
}
