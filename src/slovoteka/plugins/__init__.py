"""Games as plug-ins: manifests, and how the manifests of installed packages are found."""
