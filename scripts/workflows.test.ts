import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import packageJson from '../package.json'

/** The rules that keep secrets and write access away from the code of forks; actionlint knows none of them. */

type Permissions = Record<string, 'read' | 'write' | 'none'> | 'read-all' | 'write-all'
interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
interface Job {
  uses?: string
  steps?: Step[]
  permissions?: Permissions
  environment?: string
  secrets?: unknown
  if?: string
  needs?: string
  with?: Record<string, unknown>
  strategy?: object
}
interface Workflow {
  on: Record<string, unknown>
  permissions?: Permissions
  concurrency?: { group: string }
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return { file, text, workflow: parse(text) as Workflow }
})
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file}: ${name}`,
    job,
    steps: job.steps ?? [],
    events: Object.keys(workflow.on),
  })),
)

/** Events whose jobs may have secrets and write access although a fork has caused them. */
const isTrusted = (event: string) => ['pull_request_target', 'workflow_run'].includes(event)
const trusted = jobs.filter(({ events }) => events.some(isTrusted))
const running = jobs.filter(({ events }) => events.includes('pull_request'))

it('there are jobs of both kinds', () => {
  expect(workflows.length).toBeGreaterThan(4)
  expect(trusted.length).toBeGreaterThan(1)
  expect(running.length).toBeGreaterThan(1)
})

it.each(jobs)('$name runs actions of fixed commits alone, and not for ever', ({ job, steps }) => {
  const used = [job, ...steps].flatMap(({ uses }) => uses ?? [])
  for (const uses of used)
    expect(uses).toMatch(/^(\.\/\.github\/workflows\/[\w-]+\.yml|actions\/[\w-]+@[0-9a-f]{40})$/)
  if (!job.uses) expect(job).toHaveProperty('timeout-minutes')
})

it.each(workflows)('$file grants nothing by itself, one run at a time', ({ workflow }) => {
  expect(workflow.permissions).toEqual({})
  expect(workflow.concurrency?.group).toBeTruthy()
})

it.each(jobs)('$name asks for its own permissions, and leaves no token in the clone', ({ job, steps }) => {
  expect(typeof job.permissions).toBe('object')
  for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
    expect(step.with).toMatchObject({ 'persist-credentials': false })
})

it.each(running)('$name, which runs the code of forks, has no secret and can write nothing', ({ job }) => {
  expect(job.permissions).toEqual({ contents: 'read' })
  expect(job.environment).toBeUndefined()
  expect(JSON.stringify(job)).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/)
})

it('no event brings a fork’s code and trust together', () => {
  for (const { events } of jobs) expect(events.some(isTrusted) && events.includes('pull_request')).toBe(false)
})

it.each(trusted)('$name, which has secrets, checks out the main branch alone', ({ job, steps }) => {
  for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
    expect(Object.keys(step.with!)).toEqual(['persist-credentials'])
  for (const { run = '' } of steps) expect(run).not.toMatch(/git (fetch|checkout|pull|clone)|gh pr checkout/)
  expect(job.uses).toBeUndefined()
  expect(job.environment).toBe('previews')
})

it('artifacts are put outside of the clone, where nothing of theirs is run', () => {
  const downloads = jobs.flatMap(({ steps }) =>
    steps.filter(({ uses }) => uses?.includes('/download-artifact@')),
  )
  expect(downloads).toHaveLength(3)
  for (const step of downloads) expect(step.with!.path).toMatch(/^\$\{\{ runner\.temp \}\}\//)
})

it('values of events reach scripts as variables, never as part of their text', () => {
  for (const { steps } of jobs) for (const { run = '' } of steps) expect(run).not.toContain('${{')
})

it('what runs is a command of the project, which runs anywhere', () => {
  const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run))
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const script = /^npm run (\S+)/.exec(command)?.[1]
    if (script) expect(packageJson.scripts).toHaveProperty([script])
    else expect(['npm ci', '.ci/run']).toContain(command)
  }
})

const workflowOf = (name: string) => workflows.find(({ file }) => file === name)!.workflow

it('a removal of a preview waits in a queue of its own, from which nothing pushes it out', () => {
  const groups = workflows.map(({ file, workflow }) => [file, workflow.concurrency!.group] as const)
  const group = workflowOf('preview-remove.yml').concurrency!.group
  expect(groups.filter(([, other]) => other === group).map(([file]) => file)).toEqual(['preview-remove.yml'])
  expect(group).toContain('github.event.number')
})

it('production deploys what its tests have built, from the main branch alone', () => {
  const { check, deploy, pages } = workflowOf('production.yml').jobs
  for (const job of [check!, deploy!, pages!]) expect(job.if).toMatch(/^github\.ref == 'refs\/heads\/main'/)
  expect(check).toMatchObject({ uses: './.github/workflows/checks.yml', with: { 'keep-site': true } })
  for (const job of [deploy!, pages!]) expect(job).toMatchObject({ needs: 'check' })
  const kept = jobs
    .find(({ name }) => name === 'checks.yml: test')!
    .steps.find(({ uses }) => uses?.includes('/upload-artifact@'))!
  const taken = deploy!.steps!.find(({ uses }) => uses?.includes('/download-artifact@'))!
  expect(kept.with).toMatchObject({ name: taken.with!.name, path: 'public' })
  expect(deploy!.steps!.flatMap(({ run = [] }) => run)).toEqual([
    'npm ci',
    'npm run deploy:s3 -- --folder "$RUNNER_TEMP/site"',
  ])
})

it('tests run on each version of Node that is kept up', () => {
  const { strategy } = workflowOf('checks.yml').jobs.test!
  expect(strategy).toEqual({ 'fail-fast': false, matrix: { node: [20, 22, 24] } })
})

it('the artifact of a fork is admitted before it is unpacked', () => {
  const { steps = [] } = workflowOf('preview-deploy.yml').jobs.deploy!
  const place = (word: string) => steps.findIndex(({ run = '', uses = '' }) => (run + uses).includes(word))
  expect(place('preview -- admit')).toBeGreaterThan(place('npm ci'))
  expect(place('download-artifact')).toBeGreaterThan(place('preview -- admit'))
  // A run that was started again has several of one name.
  const { id } = steps[place('preview -- admit')] as { id?: string }
  const { with: taken } = steps[place('download-artifact')]!
  expect(taken).toMatchObject({ 'artifact-ids': `\${{ steps.${id}.outputs.artifact }}` })
  expect(taken).not.toHaveProperty('name')
})
