#!/bin/sh
# Runs a command that needs node and npm: `tools/node.sh npm ci`. The machine's own are used if they are new enough to
# build web/ (20.19); otherwise they are installed from PyPI into .venv.
root=$(cd "$(dirname "$0")/.." && pwd)
is_new_enough='const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'

if ! { command -v npm && node -e "$is_new_enough"; } >/dev/null 2>&1; then
	PATH=$root/.venv/bin:$PATH
	export PATH
	[ -x "$root/.venv/bin/npm" ] ||
		"$root/.venv/bin/uv" pip install -q -p "$root/.venv" --require-hashes -r "$root/requirements/node.txt" || exit
fi
exec "$@"
