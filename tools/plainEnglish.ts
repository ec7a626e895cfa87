import type { SourceFile } from './SourceFile.js'

/** A phrase that readers trip over, and what to write in its place. */
type Phrase = { pattern: RegExp; better: string }

/** Add a phrase here when a review corrects it for the second time. */
const phrases: readonly Phrase[] = [
  {
    pattern:
      /\ba (?:account|address|amount|answer|app|approval|auction|error|event|exchange|index|issue|item|offer|order|owner)\b/i,
    better: 'an',
  },
  { pattern: /\bwho is outbid\b/i, better: 'being outbid' },
  { pattern: /\bwho (?:gives up|comes with|fills without)\b/i, better: 'a caller that …, a wallet that …' },
  { pattern: /\bwhat narrows\b/i, better: 'active filters' },
  { pattern: /\bwant of\b/i, better: 'lack of, or running out of' },
  { pattern: /\bpasses for a refusal\b/i, better: 'is mistaken for a revert' },
  { pattern: /\bkind of no\b/i, better: 'the cause' },
  { pattern: /\bunheard\b/i, better: 'discards the older result' },
  { pattern: /\bof which steps\b/i, better: 'whose steps' },
  { pattern: /\bwritten anew\b/i, better: 'refreshed, rewritten' },
  { pattern: /\bkeeps no place\b/i, better: 'has no cursor' },
  { pattern: /\bhalf a megabyte\b/i, better: '512 KB' },
  { pattern: /\breckon(?:ed|s|ing| with)\b/i, better: 'calculate, estimate' },
  { pattern: /\bbinds? all the same\b/i, better: 'is still binding' },
  { pattern: /\blook twice\b/i, better: 'warning, check carefully' },
  { pattern: /\blisted last\b/i, better: 'recently listed' },
  { pattern: /\blike (?:the|your) system\b/i, better: 'match system' },
  { pattern: /\bsomebody was faster\b/i, better: 'someone else was first' },
  { pattern: /\bmoney behind (?:it|them)\b/i, better: 'funded' },
  { pattern: /\bReads and decides everything for\b/i, better: 'Prepares' },
  { pattern: /\bwhat (?:it|they|each) must be\b/i, better: 'valid, or the expected value' },
  { pattern: /\bwhen (?:it|the flow) ends otherwise\b/i, better: 'if the flow ends in another state' },
  { pattern: /\bhas ended for good\b/i, better: 'cannot be resumed' },
  { pattern: /\b(?:has|have) come about\b/i, better: 'succeeded, or its status' },
  { pattern: /\basked of the wallet\b/i, better: 'the wallet request' },
  { pattern: /\btaken as fresh\b/i, better: 'is fresh' },
  { pattern: /\bparted by\b/i, better: 'separated by' },
  { pattern: /\bas the market has (?:it|them)\b/i, better: 'as the market stores it' },
  { pattern: /\bneeds? nobody\b/i, better: 'does not require' },
  { pattern: /\bnobody heard\b/i, better: 'its answer is unknown' },
  { pattern: /\bthat nobody owns\b/i, better: 'that does not exist' },
  { pattern: /\bfor people to read\b/i, better: 'for display' },
  { pattern: /\bsigned all the same\b/i, better: 'is signed nevertheless' },
  { pattern: /\banything but success\b/i, better: 'an error status' },
  { pattern: /\bat the most\b/i, better: 'at most' },
  { pattern: /\btells? (?:those|whoever)\b/i, better: 'notifies, emits' },
  { pattern: /\bgoes? on elsewhere\b/i, better: 'runs elsewhere' },
  { pattern: /\bby the API's first version\b/i, better: 'version 1 of the API' },
  { pattern: /\bwhoever\b/i, better: 'name who acts: a buyer, a caller, an app' },
  { pattern: /\bsomebody\b/i, better: 'someone, another account' },
  { pattern: /\banew\b/i, better: 'again' },
  { pattern: /\bdearer\b/i, better: 'more expensive' },
  { pattern: /\b(?:that|which) is none\b/i, better: 'an invalid …, not a …' },
  { pattern: /\bheld against\b/i, better: 'checked against' },
  { pattern: /\bis told (?:of|what|when)\b/i, better: 'receives, is notified' },
  { pattern: /\bof which nobody\b/i, better: 'that is unknown' },
  { pattern: /\bwish(?:es|ed)? for\b/i, better: 'request' },
  { pattern: /\bspeaks? against\b/i, better: 'the issues' },
  { pattern: /\bwhat (?:came|comes|became|becomes) of\b/i, better: 'the result, the outcome' },
  { pattern: /\bof one's own\b/i, better: "its own, the account's" },
  { pattern: /\bput(?:s|ting)? to sleep\b/i, better: 'makes inactive' },
  { pattern: /\btold apart\b/i, better: 'distinguished' },
  { pattern: /\bthing at hand\b/i, better: 'the item' },
  { pattern: /\bthose who listen\b/i, better: 'the listeners' },
  { pattern: /\bworked? out of\b/i, better: 'calculated from' },
  { pattern: /\bword by word\b/i, better: 'exactly' },
  { pattern: /\bwhat is asked for\b/i, better: 'the consideration, the requested …' },
  { pattern: /\bcomes? to nothing\b/i, better: 'is 0' },
  { pattern: /\brounds? to nothing\b/i, better: 'rounds to 0' },
  { pattern: /\bmoves? with time\b/i, better: 'changes with time' },
  { pattern: /\bhead start\b/i, better: 'buffer' },
  { pattern: /\bgives? leave\b/i, better: 'allow, authorize' },
  { pattern: /\band its likes\b/i, better: 'and similar …' },
  { pattern: /\bas wished\b/i, better: 'as requested' },
  { pattern: /\bin vain\b/i, better: 'without success' },
  { pattern: /\bby and by\b/i, better: 'gradually, over time' },
  { pattern: /\bgoes without saying\b/i, better: 'leave it out' },
]

/** In documents a sentence does not begin with a person who is not named: "Who only trades loads nothing of this." */
const namelessSubject: Phrase = {
  pattern: /(?:^|[.:;] |^[-*] |\*\* )Who (?:[a-z]+ )?[a-z]+s (?![^.]*\?)/m,
  better: 'name who acts: a buyer, a caller, an app, you',
}

/**
 * Lists the phrases of a file that CONTRIBUTING.md asks to avoid. A phrase may go over the end of a line.
 *
 * @returns One sentence per phrase, with the better words.
 */
export function phraseIssues({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const prose = path.endsWith('.md') ? text.replace(/^```.*?^```/gms, '') : text
  const lines = prose.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*(?=\w)/g, ' ')
  const banned = path.endsWith('.md') ? [...phrases, namelessSubject] : phrases
  return banned.flatMap(({ pattern, better }) => {
    const [found] = pattern.exec(lines) ?? pattern.exec(prose) ?? []
    return found === undefined ? [] : [`${path} says "${found.trim()}"; better: ${better}.`]
  })
}
