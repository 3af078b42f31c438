// Feature requests as the pages show them, made from the entries of the two collections.
import { type FeatureRequest, sortRequests } from './requests.ts';

type RequestEntry = {
  id: string;
  data: Omit<FeatureRequest, 'slug' | 'category'> & {
    category: { id: string };
    target?: string | undefined;
    release?: string | undefined;
  };
};

type CategoryEntry = { id: string; data: { title: string; requests: number } };

/** A request with what the roadmap adds to it. */
export type PlannedRequest = FeatureRequest & { target: string | undefined; release: string | undefined };

/** Most votes first. A request without its release, or with one it cannot have yet, stops the build. */
export function listRequests(
  requests: readonly RequestEntry[],
  categories: readonly CategoryEntry[],
  releases?: readonly string[],
): PlannedRequest[] {
  const titles = new Map(categories.map(({ id, data }) => [id, data.title]));
  const listed = requests.map(({ id, data }): PlannedRequest => {
    const wrong = (what: string) => new Error(`content/requests/${id}.yaml: ${what}.`);
    const category = titles.get(data.category.id);
    if (!category) throw wrong(`category: there is no "${data.category.id}" in request-categories.yaml`);
    if (data.release && data.status !== 'Completed') throw wrong('release: only a completed request has one');
    if (data.release && releases && !releases.includes(data.release))
      throw wrong(`release: there is no ${data.release} in content/releases`);
    const { title, description, votes, status, university, priority, asked, target, release } = data;
    return {
      slug: id,
      title,
      description,
      votes,
      status,
      category,
      university,
      priority,
      asked,
      target,
      release,
    };
  });
  return sortRequests(listed, 'votes');
}

export function totalsOf(requests: readonly FeatureRequest[], categories: readonly CategoryEntry[]) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    requests: sum(categories.map(({ data }) => data.requests)),
    votes: sum(requests.map(({ votes }) => votes)),
    completed: requests.filter(({ status }) => status === 'Completed').length,
  };
}
