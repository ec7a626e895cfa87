/**
 * Makes a program print each value that it says in a comment: `Fee.total(fees) // 7n` becomes
 * `console.log(Fee.total(fees)) // 7n`. Only whole expressions on one line, outside of blocks, count.
 */
export function showResults(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const [, value = '', comment = ''] = /^(\S.*?)(\s+\/\/ .*)$/.exec(line) ?? []
      return isExpression(value) ? `console.log(${value})${comment}` : line
    })
    .join('\n')
}

const statement =
  /^(await\s+using|const|let|var|import|export|type|interface|declare|function|async|class|for|if|else|while|do|switch|try|return|throw|console)\b|^[\w.$[\]]+\s*[-+*?&|]*=(?![=>])/

function isExpression(value: string): boolean {
  return /^[A-Za-z_$]/.test(value) && !statement.test(value) && isWhole(value)
}

/** Tells whether every bracket is closed on the line, and nothing waits for the next. */
function isWhole(value: string): boolean {
  const count = (letters: string) => [...value].filter((letter) => letters.includes(letter)).length
  return count('([{') === count(')]}') && /[\w)\]}'"`]$/.test(value)
}
