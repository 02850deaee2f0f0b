import { typedLines } from './typed-lines'

it('what readers type of listings for a shell is found with its line, and with the lines that it goes on in', () => {
  const text = `A page.

\`\`\`bash title="one"
tool a # of a kind
tool b \\
  --c
\`\`\`

- In a list:

  ~~~console
  $ tool d
  an answer
  ~~~

> \`\`\`sh
> tool e
> \`\`\`

\`\`\`json
{}
\`\`\`
`
  expect(typedLines(text).filter(({ typed }) => typed)).toEqual([
    { typed: 'tool a ', line: 4 },
    { typed: 'tool b    --c', line: 5 },
    { typed: 'tool d', line: 12 },
    { typed: 'tool e', line: 17 },
  ])
})
