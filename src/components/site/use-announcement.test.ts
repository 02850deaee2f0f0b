import { renderHook } from '@testing-library/react'
import { hideClosedAnnouncement } from '../../head-scripts/announcement'
import { useAnnouncement } from './use-announcement'

/** A visit to a site with an announcement: whether it is hidden before the first paint, and after it. */
function visit(id: string) {
  hideClosedAnnouncement(id)
  const beforePaint = hidden()
  const { result, unmount } = renderHook(() => useAnnouncement(id))
  return { beforePaint, now: hidden, close: () => result.current.close(), unmount }
}
const hidden = () => document.documentElement.dataset.announcementDismissed === 'true'
const stored = () => ({ ...localStorage })
const store = (id: string, dismiss: string) => {
  localStorage.setItem('docs.announcement.id', id)
  localStorage.setItem('docs.announcement.dismiss', dismiss)
}

describe('useAnnouncement', () => {
  it('shows an announcement at the first visit', () => {
    const { beforePaint, now } = visit('news')
    expect([beforePaint, now()]).toEqual([false, false])
    expect(stored()).toEqual({ 'docs.announcement.id': 'news', 'docs.announcement.dismiss': 'false' })
  })

  it('hides it when it is closed, and at the next visit', () => {
    const first = visit('news')
    first.close()
    expect(first.now()).toBe(true)
    first.unmount()
    const { beforePaint, now } = visit('news')
    expect([beforePaint, now()]).toEqual([true, true])
  })

  it('shows a new one to those who have closed the last one, once and for all', () => {
    store('news', 'true')
    const { beforePaint, now, unmount } = visit('more news')
    expect([beforePaint, now()]).toEqual([false, false])
    expect(stored()).toEqual({ 'docs.announcement.id': 'more news', 'docs.announcement.dismiss': 'false' })
    unmount()
    expect(visit('more news').beforePaint).toBe(false)
  })

  it('takes an id that was once stored misspelled for the one meant', () => {
    store('annoucement-bar', 'true')
    const { beforePaint, now } = visit('announcement-bar')
    expect([beforePaint, now()]).toEqual([true, true])
    expect(stored()).toEqual({
      'docs.announcement.id': 'announcement-bar',
      'docs.announcement.dismiss': 'true',
    })
  })

  it('shows a new one to those who have closed one under the misspelled id', () => {
    store('annoucement-bar', 'true')
    const { beforePaint, now } = visit('news')
    expect([beforePaint, now()]).toEqual([false, false])
  })

  it('follows other tabs', () => {
    const { now } = visit('news')
    const inOtherTab = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'docs.announcement.dismiss', newValue }))
    inOtherTab('true')
    expect(now()).toBe(true)
    inOtherTab('false')
    expect(now()).toBe(false)
  })

  it('is closed for the page where storage is blocked', () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    const { beforePaint, now, close } = visit('news')
    expect([beforePaint, now()]).toEqual([false, false])
    close()
    expect(now()).toBe(true)
  })
})
