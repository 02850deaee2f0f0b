import { withoutSurroundings } from './pasted'

const shortly = (query: string) => withoutSurroundings(query).trim().replace(/\s+/g, ' ')

describe('a pasted line', () => {
  it.each([
    ['Nov 20 03:12:44 vmi1234567 quilibrium-node[48213]: no key found', 'no key found'],
    ['2026-11-20T03:12:44.918Z\terror\tquil_node::main\tfailed to load key', 'error failed to load key'],
    ["thread 'main' panicked at crates/quil-node/src/main.rs:412:9: yaml parse error", 'at yaml parse error'],
    [
      'NoSuchKey: at de_NoSuchKeyRes (/app/node_modules/x/index.js:4891:21) at async main (file:///app/a.ts:4:1)',
      'NoSuchKey:',
    ],
    ['panic: no config goroutine 1 [running]: main.main() /home/a/balance.go:112', 'panic: no config'],
    ['no config note: run with `RUST_BACKTRACE=1` to display a backtrace', 'no config'],
    ['me@host:~/node$ qclient token balance', 'qclient token balance'],
    [
      'gas.service: Failed at step USER spawning /home/me/run.sh: No such process',
      'Failed at step USER spawning No such process',
    ],
    ['open /var/lib/gas/store: permission denied', 'open permission denied'],
    [
      'Nov 20 03:12:44 box systemd[1]: gas-node.service: Main process exited, status=217/USER',
      'Main process exited, status=217/USER',
    ],
  ])('%j is about its message', (line, message) => {
    expect(shortly(line)).toBe(message)
  })
})

it.each([
  'how do I back up my keys at home (daily)',
  'listen on /ip4/127.0.0.1/tcp/8337',
  'gas.service',
  'what is gas.service for',
  'gas.service: file not found',
  'what is in /home/me/keys.yml',
  'mount /mnt/backup',
  'arn:aws:kms:q-world-1:123456789012:key/abcd',
  'version 2.1.0.25 of 2026-11-20',
  'quil_node::main',
  'Aws::S3::Errors::NoSuchKey: The specified key does not exist.',
  'arn:aws:iam::123456789012:role/gas',
  'docker run -p 127.0.0.1:80:80 nginx',
  'please note: run with --core flag',
  'why goroutine 2 of the garbler waits',
  '2026-11-20T03:12:44Z',
])('%j is left as it is', (query) => {
  expect(withoutSurroundings(query)).toBe(query)
})

it('a long word takes no time', () => {
  const start = performance.now()
  for (const letter of ['a', ':', '@', '1:', '.a']) withoutSurroundings(letter.repeat(10_000))
  expect(performance.now() - start).toBeLessThan(500)
})
