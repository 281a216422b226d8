/** Comments of our own on one pull request of GitHub. */
import { isSameName } from "../memory/repository-name.js";
import type { Api } from "./connection.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";
import type { CommentStore } from "./sticky-comment.js";

/** @param login our own identity. */
export function commentStore(api: Api, place: Place, number: number, login: string): CommentStore {
  const issue = { ...place, issue_number: number };
  return {
    async ours() {
      const comments = await api.paginate(api.rest.issues.listComments, { ...issue, per_page: PAGE_SIZE });
      return comments
        .filter(({ user }) => user && isOurs(user, login))
        .map(({ id, body }) => ({ id, text: body ?? "" }))
        .sort((a, b) => a.id - b.id);
    },
    async create(text) {
      const { data } = await api.rest.issues.createComment({ ...issue, body: text });
      return { id: data.id, text };
    },
    async update(id, text) {
      await api.rest.issues.updateComment({ ...place, comment_id: id, body: text });
    },
    async remove(id) {
      try {
        await api.rest.issues.deleteComment({ ...place, comment_id: id });
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    },
  };
}

/** REST gives a bot's name with a suffix that no person's name can have; GraphQL may leave it out. */
export function isOurs(author: { readonly login: string; readonly type: string }, login: string): boolean {
  const names = author.type === "Bot" ? [login, `${login}[bot]`] : [login];
  return names.some((name) => isSameName(name, author.login));
}
