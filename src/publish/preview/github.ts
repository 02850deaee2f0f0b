import { Octokit } from '@octokit/rest'

/** What a preview needs to know of a pull request. `head.repo` is null once its fork is deleted. */
export interface PullRequest {
  number: number
  state: 'open' | 'closed'
  head: { sha: string; repo: { full_name: string } | null }
}

/** What a run of a workflow has handed over. */
export interface Artifact {
  /** Rises with each that is handed over. */
  id: number
  name: string
  size_in_bytes: number
}

/** The few requests to GitHub that a preview makes, for one repository. */
export interface GitHub {
  pullRequest: (number: number) => Promise<PullRequest>
  /** What a run of a workflow has handed over. */
  artifacts: (run: number) => Promise<Artifact[]>
  /** Writes a comment, or changes the one that a bot has written with the same mark. */
  comment: (number: number, mark: string, text: string) => Promise<void>
}

interface Access {
  /** Address of the API, where it is not GitHub's own. */
  api?: string
  /** The repository ("owner/name"), and a token that may write to its pull requests. */
  repository: string
  token: string
}

/** How to fix what GitHub refuses, by the status of its answer. */
const fixes: Record<number, string> = {
  401: 'The token is wrong or has expired: check GITHUB_TOKEN.',
  403: 'The token may not do this, or has asked too often: the job needs "pull-requests: write".',
  404: 'Check GITHUB_REPOSITORY, and whether the token may read it.',
}

/** An error of Octokit's, the request that it is of, and whether there was an answer. */
type RequestError = Error & { status?: number; request?: { method: string; url: string }; response?: object }

/** One message that says which request has failed, why, and how to fix it. */
function explain({ message, status = 0, request, response }: RequestError): string {
  if (!request) return message
  if (!response) return `GitHub can't be reached at ${request.url}: ${message}. Check GITHUB_API_URL.`
  const fix = fixes[status] ?? 'Run the job again; https://www.githubstatus.com/ says whether GitHub is well.'
  return `GitHub answers ${status} to ${request.method} ${request.url}: ${message}. ${fix}`
}

/** @throws when the repository is none; what it returns throws when GitHub refuses, naming the request */
export function openGitHub({ api, repository, token }: Access): GitHub {
  const [owner, repo, ...more] = repository.split('/')
  if (!owner || !repo || more.length)
    throw new Error(`GITHUB_REPOSITORY is "${repository}". It names a repository as "owner/name".`)
  const silent = () => undefined // errors are thrown, and said once
  const log = { debug: silent, info: silent, warn: console.warn, error: silent }
  const octokit = new Octokit({ auth: token, baseUrl: api, log })
  octokit.hook.error('request', (error) => {
    throw new Error(explain(error), { cause: error })
  })
  const { actions, issues, pulls } = octokit.rest

  /** The bot's comment with a mark. Others may copy the mark; theirs are not touched. */
  const findComment = async (number: number, mark: string) => {
    const options = { owner, repo, issue_number: number, per_page: 100 }
    for await (const { data } of octokit.paginate.iterator(issues.listComments, options)) {
      const ours = data.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(mark))
      if (ours) return ours
    }
  }

  return {
    pullRequest: async (number) => (await pulls.get({ owner, repo, pull_number: number })).data,
    artifacts: async (run) =>
      octokit.paginate(actions.listWorkflowRunArtifacts, { owner, repo, run_id: run, per_page: 100 }),
    async comment(number, mark, text) {
      const body = `${mark}\n${text}`
      const earlier = await findComment(number, mark)
      if (!earlier) await issues.createComment({ owner, repo, issue_number: number, body })
      else if (earlier.body !== body)
        await issues.updateComment({ owner, repo, comment_id: earlier.id, body })
    },
  }
}
