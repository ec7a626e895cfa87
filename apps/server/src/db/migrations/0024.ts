/** For commits that change nothing that answers show, see `0025.ts`. Other instances are told of reports only. */
export const twentyFourth = [
  `alter table progress add column unchanged_xid bigint, add column unchanged_state text`,
  `drop trigger progress_changed on progress`,
  `create trigger progress_changed after update of term, beat_at on progress
    for each statement execute function progress_changed()`,
]
