/** What a preview needs to know of a pull request. `head.repo` is null once its fork is deleted. */
export interface PullRequest {
  number: number
  state: 'open' | 'closed'
  head: { sha: string; repo: { full_name: string } | null }
}

interface Comment {
  id: number
  body: string
  user: { type: string } | null
}

/** The few requests to GitHub that a preview makes, for one repository. */
export interface GitHub {
  pullRequest: (number: number) => Promise<PullRequest>
  /** Writes a comment, or changes the one that a bot has written with the same mark. */
  comment: (number: number, mark: string, text: string) => Promise<void>
}

interface Access {
  /** Address of the API, of the repository ("owner/name"), and a token that may write to pull requests. */
  api: string
  repository: string
  token: string
}

/** Most comments that the API gives in one answer. */
const perPage = 100

/** @throws when GitHub answers with an error, naming the request */
export function openGitHub({ api, repository, token }: Access): GitHub {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' }
    const address = `${api}/repos/${repository}/${path}`
    const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok)
      throw new Error(`GitHub answers ${response.status} to ${method} ${address}: ${await response.text()}`)
    return response.json() as Promise<T>
  }

  /** The bot's comment with a mark. Others may copy the mark; theirs are not touched. */
  const findComment = async (number: number, mark: string): Promise<Comment | undefined> => {
    for (let page = 1; ; page++) {
      const path = `issues/${number}/comments?per_page=${perPage}&page=${page}`
      const comments = await ask<Comment[]>('GET', path)
      const ours = comments.find(({ body, user }) => user?.type === 'Bot' && body.startsWith(mark))
      if (ours ?? comments.length < perPage) return ours
    }
  }

  return {
    pullRequest: (number) => ask('GET', `pulls/${number}`),
    async comment(number, mark, text) {
      const body = `${mark}\n${text}`
      const earlier = await findComment(number, mark)
      if (!earlier) await ask('POST', `issues/${number}/comments`, { body })
      else if (earlier.body !== body) await ask('PATCH', `issues/comments/${earlier.id}`, { body })
    },
  }
}
